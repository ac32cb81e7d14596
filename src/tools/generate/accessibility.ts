import type { LocalizedText } from '../../core/element/declaration.js'

export interface Evidence {
  file: string
  /** Sentence as it stands in the source, with placeholders such as `%s`. */
  sentence: string
}

export interface Criterion {
  number: string
  level: 'A' | 'AA'
  name: LocalizedText
  verdict: 'supported' | 'partly' | 'not-applicable' | 'not-evaluated'
  /** Rules of axe-core, which run over every story and every page of the example shop. */
  axe?: readonly string[]
  tests?: readonly Evidence[]
  /** Reason why the criterion is not supported, or how far it is. */
  note?: LocalizedText
}

/** `tests/accessibility.json`: every criterion of WCAG 2.2, levels A and AA, and the sentences of tests that stand for it. */
export interface Conformance {
  /** Tests that run axe, besides the stories. */
  axeRuns: readonly Evidence[]
  criteria: readonly Criterion[]
}

const verdicts: Readonly<Record<Criterion['verdict'], string>> = {
  supported: 'supported',
  partly: 'partly supported',
  'not-applicable': 'not applicable',
  'not-evaluated': '**not evaluated**',
}

const of = (criteria: readonly Criterion[], verdict: Criterion['verdict']) => criteria.filter((each) => each.verdict === verdict)

/** Returns the criteria as a Markdown table, with a count of each verdict above it. */
export function criteriaTable({ criteria }: Conformance): string {
  const counts = (Object.keys(verdicts) as Criterion['verdict'][]).map(
    (verdict) => `${of(criteria, verdict).length} ${verdicts[verdict].replaceAll('*', '')}`,
  )
  const rows = criteria.map(
    (each) => `| ${each.number} | ${each.name.en} | ${each.level} | ${verdicts[each.verdict]} | ${evidenceOf(each)} |`,
  )
  return [
    `${criteria.length} criteria: ${counts.join(', ')}.`,
    '',
    '| | Criterion | Level | | Evidence |',
    '|---|---|---|---|---|',
    ...rows,
  ].join('\n')
}

function evidenceOf({ axe = [], tests = [], note }: Criterion): string {
  const rules = axe.length > 0 ? [`axe: ${axe.map((rule) => `\`${rule}\``).join(', ')}`] : []
  const sentences = tests.map(({ file, sentence }) => `“${sentence.replace('${path} ', 'every page ')}” (\`${file}\`)`)
  return [...(note ? [note.en] : []), ...rules, ...sentences].join('<br>').replaceAll('|', '\\|')
}

/** Returns a statement for the page of the imprint (§ 14 BFSG), in plain words and with gaps for what only the shop knows. */
export function germanStatement({ criteria }: Conformance): string {
  const open = [...of(criteria, 'partly'), ...of(criteria, 'not-evaluated')]
  return [
    'Dieser Shop soll für alle da sein. Hier steht, wie er die Anforderungen des Barrierefreiheitsstärkungsgesetzes (BFSG) und seiner Verordnung (BFSGV) erfüllt.',
    '',
    'Was der Shop tut: Du kannst hier Produkte ansehen, eine Beraterin finden, einen Warenkorb füllen, bestellen, bezahlen, widerrufen und dein Konto verwalten. Alles geht mit Maus, Tastatur, Finger und Screenreader, auf Deutsch und auf Englisch, in hellen, dunklen und erzwungenen Farben und mit doppelt so großer Schrift.',
    '',
    `Woran wir uns messen: an den Web Content Accessibility Guidelines (WCAG) 2.2, Stufen A und AA. Von ihren ${criteria.length} Kriterien erfüllen die Bausteine dieses Shops ${of(criteria, 'supported').length}, ${of(criteria, 'not-applicable').length} betreffen ihn nicht. Das ist mit automatischen Prüfungen belegt; Menschen mit Behinderungen haben ihn dafür noch nicht erprobt.`,
    '',
    'Was nicht oder nicht ganz geprüft ist:',
    ...open.map(({ number, name, note }) => `– ${name.de} (${number}): ${note?.de ?? ''}`),
    '',
    'Nicht von uns sind der Online-Katalog und das Formular für Kartendaten; sie stehen in Rahmen anderer Anbieter. Ohne Katalog findest du alle Produkte im Shop, ohne Karte kannst du auf Rechnung bestellen.',
    '',
    'Wenn etwas für dich nicht geht: Schreib uns an [E-Mail-Adresse] oder ruf uns an: [Telefonnummer]. Wir antworten innerhalb von [Frist].',
    '',
    'Zuständige Aufsicht: Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen (MLBF), [Anschrift, wie die Stelle sie auf ihrer Website nennt].',
    '',
    'Stand dieser Erklärung: [Datum].',
  ].join('\n')
}
