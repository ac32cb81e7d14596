/** Text of `--help`, which also stands below every complaint. */
export const usage = `npx vitrine theme https://brand.example [options]
npx vitrine theme logo.svg [options]

Writes a style sheet of tokens for a brand: its colour and everything that follows from it in light and dark, fonts and corners, as the
site's own style sheets or the logo show them. Every pair of colours is checked for contrast. Link the file beside vitrine.css, or open
"Your look" in Storybook to go on from the same colour.

  --out brand.css           the file that is written
  --force                   overwrites that file
  --help, --version

Fonts are named, not loaded: load them as your site does. Ends with 0 when the file is written, and with 2 when nothing could be read.`
