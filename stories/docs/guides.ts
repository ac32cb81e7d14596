/** A guide of the handbook; its title is its first line. */
export interface GuideFile {
  name: string
  title: string
  text: string
  /** Id of its page in this Storybook. */
  id: string
}

/** The guides by their files, each with its page. */
export const guidesOf = (files: Readonly<Record<string, string>>): GuideFile[] =>
  Object.entries(files).map(([path, text]) => {
    const title = /^# (.+)/.exec(text)?.[1] ?? ''
    return { name: /([\w-]+)\.md$/.exec(path)?.[1] ?? '', title, text, id: `handbuch-${slug(title)}--docs` }
  })

/** Converts a title to an id, as Storybook does. */
const slug = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')

/** The page that a link in a guide leads to: another guide, or a file beside the handbook where the repository shows it. */
export function pageOf(
  href: string,
  guides: readonly GuideFile[],
  repository: string,
): { guide: string } | { address: string } | undefined {
  const [path = '', hash = ''] = href.split(/(?=#)/)
  if (!/^\.{0,2}\/?[\w./-]+\.(md|svg|png|json)$/.test(path)) return undefined
  const guide = guides.find(({ name }) => path === `./${name}.md` || path === `${name}.md`)
  if (guide) return { guide: `${guide.id}${hash}` }
  return { address: `${repository}/blob/main/${new URL(path, 'file:///stories/guides/').pathname.slice(1)}${hash}` }
}

/** The sections of all guides that say most of what a question asks, those with its words in a heading first. */
export function findInGuides(question: string, guides: readonly GuideFile[]): { guide: GuideFile; heading: string }[] {
  const asked = (question.toLowerCase().match(/[\p{L}\p{N}]{2,}/gu) ?? []).filter((word) => !idle.has(word)).map(stem)
  const sections = guides.flatMap((guide) =>
    guide.text.split(/^(?=## )/m).map((text) => ({ guide, heading: /^## (.+)/.exec(text)?.[1] ?? guide.title, text: text.toLowerCase() })),
  )
  return (
    sections
      .map((section) => ({ ...section, weight: weightOf(asked, section) }))
      .filter(({ weight }) => weight > 0)
      .sort((one, other) => other.weight - one.weight)
      // Two of a guide lead to all of it.
      .filter((one, at, all) => all.slice(0, at).filter(({ guide }) => guide === one.guide).length < 2)
      .slice(0, 10)
      .map(({ guide, heading }) => ({ guide, heading }))
  )
}

function weightOf(asked: readonly string[], { guide, heading, text }: { guide: GuideFile; heading: string; text: string }): number {
  const [title, above] = [guide.title.toLowerCase(), heading.toLowerCase()]
  const found = asked.map((word) => (above.includes(word) ? 4 : title.includes(word) ? 3 : text.includes(word) ? 1 : 0))
  // Half of the words may be others than the guide's.
  if (found.filter((each) => each > 0).length * 2 < asked.length) return 0
  return found.reduce<number>((sum, each) => sum + each, 0)
}

/** English words as they begin, whatever they end with. */
const stem = (word: string): string => word.replace(/(?<=\p{L}{4})(?:ations?|ing|ed|es|er|e|s)$/u, '')

/** Questions are made of them, and no section is about them. */
const idle = new Set(
  'how do does can is are the an to in into of my we it with for what where new another wie kann ich ein eine der die das mit für was wo ist'.split(
    ' ',
  ),
)
