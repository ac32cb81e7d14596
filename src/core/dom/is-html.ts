/** Tells HTML from a text such as "für Haut < 30 Jahre". */
export const isHtml = (text: string): boolean => /<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?\/?>|&(?:#\d+|#x[\da-f]+|[a-z]+\d?);/i.test(text)
