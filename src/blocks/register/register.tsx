import { useEffect } from 'react'
import type { ViewOf } from '../../core/element/index.js'
import { pathToReturn, withReturn } from '../../core/dom/return-path.js'
import { Link, useSession, useSettings, useShop, useMessages } from '../../ui/index.js'
import { useFocusHome } from '../../ui/hooks/use-focus-home.js'
import type { register } from './register.block.js'
import { RegisterForm } from './register-form.js'
import { registrationMessages } from './register.messages.js'
import { useRegistration } from './use-registration.js'

export function Register(props: ViewOf<typeof register>) {
  const { heading, hint, returnUrl, privacyUrl, myConsultantsUrl, mode, setState, emit } = props
  const shop = useShop()
  const t = useMessages(registrationMessages)
  const { loginUrl } = useSettings()
  const { session } = useSession(mode !== 'edit')
  const panel = useFocusHome<HTMLElement>()
  const here = shop.page.here()
  const { state, send } = useRegistration(() => {
    shop.announce(t.done)
    if (emit('vitrine-account-register', {})) shop.page.go(pathToReturn(shop.page.here()) ?? returnUrl)
  })
  useEffect(() => setState(state.name), [setState, state.name])

  const signedIn = session?.guest === false && state.name !== 'sending'
  return (
    <section ref={panel} tabIndex={-1} className="panel" aria-label={t.submit}>
      <h1 part="heading">{heading || t.heading}</h1>
      {signedIn ? (
        <>
          <p role="status">{state.name === 'done' ? t.done : t.already(session.firstName ?? '')}</p>
          <Link className="button" href={pathToReturn(here) ?? returnUrl}>
            {t.onward}
          </Link>
          {myConsultantsUrl && (
            <p className="known">
              <Link href={myConsultantsUrl}>{t.myConsultants}</Link>
            </p>
          )}
        </>
      ) : (
        <>
          <RegisterForm state={state} send={send} privacyUrl={privacyUrl} loginUrl={withReturn(loginUrl, here)} />
          <p className="known">
            {t.known} <Link href={withReturn(loginUrl, here)}>{t.signIn}</Link>
          </p>
        </>
      )}
      {hint && !signedIn && <p className="soft-text hint">{hint}</p>}
    </section>
  )
}
