/** Text of `--help`, which also stands below every complaint. */
export const usage = `npx vitrine wordpress [folder] [options]

Writes a plugin for WordPress (6.1 and later, PHP 7.4 and later) with a block for every block of Vitrine, as a folder and as a zip file
for "Plugins, Add New, Upload". Run again, it brings the plugin up to date. Each option of the last time goes on until it is said
again: --page none, --webstore none or --platform none take one back. Files that you have changed are overwritten only when you say so.

  --out folder              the same as the folder: the plugin that you stand in, else vitrine-wordpress
  --blocks cart-panel,…     which blocks editors find; all by themselves
  --prefix vitrine          what the names of the plugin and of its blocks begin with
  --page page.json          a page of the Studio that becomes a pattern; may be said several times
  --webstore 0ZE…           the shop, until somebody saves the plugin's settings
  --platform https://…      the origin of the platform; with it the plugin's proxy is on
  --force                   overwrites what you have changed
  --keep                    keeps what you have changed, and takes it as decided
  --help, --version

Ends with 0 when all is written, 1 when files that you have changed were kept undecided, 2 when it made no sense.`
