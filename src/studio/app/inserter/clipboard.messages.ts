const quote = (text: string): string => `„${text}“`
const quoted = (text: string): string => `“${text}”`

export const clipboardMessages = {
  de: {
    copied: (name: string) => `${quote(name)} kopiert. Mit Strg+V fügst du es ein, auch auf einer anderen Seite.`,
    cut: (name: string) => `${quote(name)} ausgeschnitten. Mit Strg+V fügst du es ein, mit Strg+Z kommt es zurück.`,
    pasted: (name: string) => `${quote(name)} eingefügt.`,
    copiedSeveral: (count: number) => `${count} Bausteine kopiert. Mit Strg+V fügst du sie ein, auch auf einer anderen Seite.`,
    cutSeveral: (count: number) => `${count} Bausteine ausgeschnitten. Mit Strg+V fügst du sie ein, mit Strg+Z kommen sie zurück.`,
    pastedSeveral: (count: number) => `${count} Bausteine eingefügt.`,
    nothing: 'In der Zwischenablage liegt nichts, was auf eine Seite passt.',
  },
  en: {
    copied: (name: string) => `${quoted(name)} copied. Ctrl+V pastes it, on another page too.`,
    cut: (name: string) => `${quoted(name)} cut. Ctrl+V pastes it, Ctrl+Z brings it back.`,
    pasted: (name: string) => `${quoted(name)} pasted.`,
    copiedSeveral: (count: number) => `${count} blocks copied. Ctrl+V pastes them, on another page too.`,
    cutSeveral: (count: number) => `${count} blocks cut. Ctrl+V pastes them, Ctrl+Z brings them back.`,
    pastedSeveral: (count: number) => `${count} blocks pasted.`,
    nothing: 'There is nothing in the clipboard that fits on a page.',
  },
}
