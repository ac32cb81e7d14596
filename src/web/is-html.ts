/** Whether somebody has written it as HTML, rather than "für Haut < 30 Jahre". */
export const isHtml = (text: string): boolean => /<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?\/?>|&(?:#\d+|#x[\da-f]+|[a-z]+\d?);/i.test(text)
