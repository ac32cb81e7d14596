/** A guide of the handbook; its title is its first line. */
export interface GuideFile {
  name: string
  title: string
  text: string
  /** Of its page in this Storybook. */
  id: string
}

/** The guides by their files, each with its page. */
export const guidesOf = (files: Readonly<Record<string, string>>): GuideFile[] =>
  Object.entries(files).map(([path, text]) => {
    const title = /^# (.+)/.exec(text)?.[1] ?? ''
    return { name: /([\w-]+)\.md$/.exec(path)?.[1] ?? '', title, text, id: `handbuch-${slug(title)}--docs` }
  })

/** As Storybook makes an id from a title. */
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

/** The sections of all guides that have every word of a question, those with it in a heading first. */
export function findInGuides(question: string, guides: readonly GuideFile[]): { guide: GuideFile; heading: string }[] {
  const words = question.toLowerCase().match(/[\p{L}\p{N}]{2,}/gu)
  if (!words) return []
  const asked = words.filter((word) => !idle.has(word))
  const sections = guides.flatMap((guide) =>
    guide.text.split(/^(?=## )/m).map((text) => ({ guide, heading: /^## (.+)/.exec(text)?.[1] ?? guide.title, text: text.toLowerCase() })),
  )
  const weigh = ({ guide, heading, text }: (typeof sections)[number]): number => {
    const above = `${guide.title} ${heading}`.toLowerCase()
    const found = asked.map((word) => (above.includes(word) ? 3 : text.includes(word) ? 1 : 0))
    return found.includes(0) ? 0 : found.reduce<number>((sum, each) => sum + each, 0)
  }
  return sections
    .map((section) => ({ ...section, weight: weigh(section) }))
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight)
    .slice(0, 8)
    .map(({ guide, heading }) => ({ guide, heading }))
}

/** Questions are made of them, and no section is about them. */
const idle = new Set(
  'how do does can is are the an to in of my we it with for what where wie kann ich ein eine der die das mit für was wo ist'.split(' '),
)
