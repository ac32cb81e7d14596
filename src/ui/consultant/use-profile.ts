import type { Consultant, ConsultantProfile } from '../../shop/consultant/consultant-gateway.js'
import { useAnswer } from '../hooks/use-answer.js'
import { useLate } from '../hooks/use-late.js'
import { useShop } from '../hooks/use-shop.js'

/** The profile of a consultant; asks nothing when there is none. */
export function useProfile(
  consultant: Pick<Consultant, 'moniker' | 'alternateMoniker'> | undefined,
): ReturnType<typeof useAnswer<ConsultantProfile | undefined>> {
  const shop = useShop()
  const consultants = useLate(shop.consultants)
  const moniker = consultant && (consultant.moniker || consultant.alternateMoniker || '')
  return useAnswer(moniker || undefined, async (signal) => (await consultants()).profile(moniker ?? '', signal))
}
