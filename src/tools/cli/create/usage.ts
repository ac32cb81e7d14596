/** Text of `--help`, which also stands below every complaint. */
export const usage = `npx vitrine create [folder] [options]

Writes a starter for a shop of your own: three pages with Vite, the sandbox as its platform, a folder for your data, a style sheet for
your brand, and a test. Run again, it brings the starter up to date. Files that you have changed are overwritten only when you say so.

  --out folder              the same as the folder: the starter that you stand in, else my-shop
  --name "Mein Shop"        what the shop is called
  --lang de                 the language of its pages: de or en
  --force                   overwrites what you have changed
  --keep                    keeps what you have changed, and takes it as decided
  --help, --version

Ends with 0 when all is written, 1 when files that you have changed were kept undecided, 2 when it made no sense.`
