const quote = (text: string): string => `„${text}“`
const quoted = (text: string): string => `“${text}”`

export const clipboardWords = {
  de: {
    copied: (name: string) => `${quote(name)} kopiert. Mit Strg+V fügst du es ein, auch auf einer anderen Seite.`,
    cut: (name: string) => `${quote(name)} ausgeschnitten. Mit Strg+V fügst du es ein, mit Strg+Z kommt es zurück.`,
    pasted: (name: string) => `${quote(name)} eingefügt.`,
    nothing: 'In der Zwischenablage liegt nichts, was auf eine Seite passt.',
  },
  en: {
    copied: (name: string) => `${quoted(name)} copied. Ctrl+V pastes it, on another page too.`,
    cut: (name: string) => `${quoted(name)} cut. Ctrl+V pastes it, Ctrl+Z brings it back.`,
    pasted: (name: string) => `${quoted(name)} pasted.`,
    nothing: 'There is nothing in the clipboard that fits on a page.',
  },
}
