import type { ReactNode } from 'react'
import { declarations } from '../../src/blocks/declarations.js'
import type { LocalizedText } from '../../src/core/element/declaration.js'
import picture from '../shop.png'
import { codeOf } from './code.js'
import { CodeTabs } from './code-tabs.js'
import { GuideSearch } from './guide-search.js'
import { PageLink } from './page-link.js'
import { Part, text } from './parts.js'
import { useSay } from './toolbars.js'

const snippet = `<script type="module" src="https://your.host/vitrine/cdn/loader.js"></script>

<vitrine-store webstore-id="0ZE000000000001GAA" api-base-path="/webruntime/api" checkout-url="/checkout"></vitrine-store>
<vitrine-product-list heading="Was andere lieben" badge="best-seller" page-size="4"></vitrine-product-list>
<vitrine-cart-panel></vitrine-cart-panel>`

const shown = [
  { block: 'vitrine-store', fields: { webstoreId: '0ZE000000000001GAA', apiBasePath: '/webruntime/api', checkoutUrl: '/checkout' } },
  { block: 'vitrine-product-list', fields: { heading: 'Was andere lieben', badge: 'best-seller', pageSize: 4 } },
  { block: 'vitrine-cart-panel' },
]

/** Start page: what this is, and where to go from here. */
export function Welcome() {
  const say = useSay()
  const screens = declarations.length
  return (
    <article className="vd-page sb-unstyled">
      <header className="vd-head">
        <p className="vd-eyebrow">Vitrine</p>
        <h1>{say(text('Ein ganzer Shop, Stück für Stück.', 'A whole shop, piece by piece.'))}</h1>
        <p className="vd-lead">
          {say(
            text(
              `${screens} Blöcke für einen Beauty-Shop, der über selbstständige Beraterinnen verkauft: Produkte, Warenkorb, Kasse, Konto, Beratung. Jeder ist ein HTML-Element, das man auf eine Seite legt. Sie kennen einander nicht und verstehen sich doch.`,
              `${screens} blocks for a beauty shop that sells through independent consultants: products, cart, checkout, account, advice. Each is an HTML element that one puts on a page. They do not know each other, and understand each other all the same.`,
            ),
          )}
        </p>
        <img
          className="vd-picture"
          src={picture}
          alt={say(
            text(
              'Der Beispielshop Lindenrose: Startseite, und der Warenkorb, nachdem etwas hineingelegt wurde',
              'The example shop Lindenrose: its home page, and the cart after something was put in',
            ),
          )}
        />
      </header>
      <Part id="weiter" title={text('Wo geht es weiter?', 'Where next?')}>
        <p className="vd-start">
          <PageLink to="/docs/handbuch-in-five-minutes--docs" className="vd-begin">
            {say(text('Loslegen: dein Shop in fünf Minuten', 'Get started: your shop in five minutes'))}
          </PageLink>
        </p>
        <div className="vd-doors">
          <Door
            title={text('Du baust Seiten', 'You make pages')}
            about={text('Ohne Code, mit dem Studio oder deinem Editor.', 'Without code, in the Studio or in your editor.')}
          >
            <DocsLink to="handbuch-the-studio--docs" label={text('Das Studio', 'The Studio')} />
            <DocsLink to="muster-eine-produktseite--docs" label={text('Muster: eine Produktseite', 'Pattern: a product page')} />
            <DocsLink to="muster-die-kasse--docs" label={text('Muster: die Kasse', 'Pattern: the checkout')} />
            <DocsLink to="handbuch-other-builders--docs" label={text('Andere Baukästen', 'Other builders')} />
          </Door>
          <Door
            title={text('Du entwickelst', 'You develop')}
            about={text('HTML, React, Vue, Angular, Svelte: Es sind Elemente.', 'HTML, React, Vue, Angular, Svelte: they are elements.')}
          >
            <DocsLink to="handbuch-in-five-minutes--docs" label={text('In fünf Minuten', 'In five minutes')} />
            <DocsLink to="handbuch-frameworks--docs" label={text('In deinem Framework', 'In your framework')} />
            <DocsLink to="handbuch-on-a-page--docs" label={text('Auf einer Seite', 'On a page')} />
            <DocsLink to="handbuch-the-platform-client--docs" label={text('Die Plattform', 'The platform')} />
            <DocsLink to="handbuch-a-block-of-your-own--docs" label={text('Ein eigener Block', 'A block of your own')} />
            <DocsLink to="handbuch-the-sandbox--docs" label={text('Die Sandbox', 'The sandbox')} />
          </Door>
          <Door
            title={text('Du gestaltest', 'You design')}
            about={text(
              'Was alle Blöcke teilen, und wie daraus deine Marke wird.',
              'What all blocks share, and how it becomes your brand.',
            )}
          >
            <DocsLink to="grundlagen-farbe--docs" label={text('Farbe', 'Colour')} />
            <DocsLink to="grundlagen-schrift--docs" label={text('Schrift', 'Type')} />
            <DocsLink to="grundlagen-sprache--docs" label={text('Sprache', 'Voice')} />
            <DocsLink to="handbuch-your-brand--docs" label={text('Deine Marke', 'Your brand')} />
          </Door>
        </div>
      </Part>
      <Part
        id="dreissig-sekunden"
        title={text('Dreißig Sekunden', 'Thirty seconds')}
        intro={text(
          'Der Lader findet die Elemente und holt nur deren Code. Dahinter steht die Salesforce-Commerce-Plattform, oder die Sandbox, die mitkommt: Hier in Storybook läuft alles ohne Netz.',
          'The loader finds the elements and fetches their code only. Behind them stands the Salesforce commerce platform, or the sandbox that comes along: here in Storybook all runs without a network.',
        )}
      >
        <CodeTabs codes={codeOf(shown, { html: snippet })} label={say(text('Dreißig Sekunden', 'Thirty seconds'))} />
      </Part>
      <Part id="fragen" title={text('Was suchst du?', 'What are you looking for?')}>
        <GuideSearch />
      </Part>
      <Part id="storybook" title={text('So liest du dieses Storybook', 'How to read this Storybook')}>
        <ul className="vd-list">
          <li>
            {say(
              text(
                'Die Werkzeugleiste stellt Sprache, Thema, Breite, Szene und Wetter: ein volles Lager, ein leerer Warenkorb, kein Netz.',
                'The toolbar sets language, theme, width, scene and weather: a full stock, an empty cart, no network.',
              ),
            )}
          </li>
          <li>
            {say(
              text(
                'Unter jeder Story stehen ihre Felder, ihr Code für sechs Häuser und die Nachrichten, die ihre Blöcke einander sagen.',
                'Below every story stand its fields, its code for six houses, and the messages that its blocks say to each other.',
              ),
            )}
          </li>
          <li>
            {say(
              text(
                'Jede Story ist ein Test. Was auf der Seite eines Blocks steht, kommt aus seiner Deklaration und seinen Tests.',
                'Every story is a test. What stands on a block’s page comes from its declaration and its tests.',
              ),
            )}
          </li>
        </ul>
      </Part>
    </article>
  )
}

function Door({ title, about, children }: { title: LocalizedText; about: LocalizedText; children: ReactNode }) {
  const say = useSay()
  return (
    <section className="vd-door">
      <h3>{say(title)}</h3>
      <p className="vd-muted">{say(about)}</p>
      <ul>{children}</ul>
    </section>
  )
}

function DocsLink({ to, label }: { to: string; label: LocalizedText }) {
  const say = useSay()
  return (
    <li>
      <PageLink to={`/docs/${to}`}>{say(label)}</PageLink>
    </li>
  )
}
