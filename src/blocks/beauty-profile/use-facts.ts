import { birthdayInWords } from '../../commerce/domain/customer/beauty-profile.js'
import type { BeautyProfile, CustomerRecord } from '../../commerce/domain/customer/profile-gateway.js'
import { useSettings, useMessages } from '../../ui/index.js'
import { profileMessages } from './beauty-profile.messages.js'
import { isBirthday } from './use-birthday.js'

type Key = keyof BeautyProfile

/** Describes in words the saved value and the shopper's change of each field. */
export function useFacts(
  { said: saved, choices }: CustomerRecord<BeautyProfile>,
  { said, changes }: { said: BeautyProfile; changes: Partial<BeautyProfile> },
) {
  const t = useMessages(profileMessages)
  const { locale } = useSettings()
  const inWords = (key: Key, profile: BeautyProfile): string => {
    if (isBirthday(key)) return birthdayInWords(profile, locale)
    const values = [profile[key] ?? []].flat().map(String)
    return values.map((value) => choices[key]?.find((choice) => choice.value === value)?.label ?? value).join(', ')
  }
  return (name: string) => {
    const key = name as Key
    const isHers = isBirthday(key) ? Object.keys(changes).some(isBirthday) : Object.hasOwn(changes, key)
    return {
      label: isBirthday(key) ? t.birthday : t[key as Exclude<Key, 'birthMonth' | 'birthDay'>],
      there: inWords(key, saved),
      yours: isHers ? inWords(key, said) : undefined,
    }
  }
}
