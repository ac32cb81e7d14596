/** Text of `--help`, which also stands below every complaint. */
export const usage = `npx vitrine data export --salesforce [folder] [options]

Writes the data of your own shop (the folder of npx vitrine try --data, this one unless you name another) as files that Salesforce imports
into a D2C or B2B store: products.csv with variants, prices, categories and pictures. What an import has no place for (consultants,
shipping, pages) is written beside it, so that the folder is the same shop again.

  --to salesforce-import    the folder that is written
  --force                   writes into a folder that is not empty
  --help, --version

Pictures that are files of the folder are copied; an import needs addresses, so put them on a server first. Ends with 0 when all is
written, and with 2 when it made no sense.`
