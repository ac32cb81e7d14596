/** Text of `--help`, which also stands below every complaint. */
export const usage = `npx vitrine data export --salesforce [folder] [options]
npx vitrine data record https://shop.example --webstore 0ZE… [options]

export writes the data of your own shop (the folder of npx vitrine try --data, this one unless you name another) as files that Salesforce imports
into a D2C or B2B store: products.csv with variants, prices, categories and pictures. What an import has no place for (consultants,
shipping, pages) is written beside it, so that the folder is the same shop again.

  --to salesforce-import    the folder that is written
  --force                   writes into a folder that is not empty

record reads the public catalogue of a site through the platform's documented API, as a guest: products with variants and prices, and
categories. It only reads, signs nobody in and keeps no cookies. A folder that holds a recording is gone on with.

  --webstore 0ZE…           the shop
  --api /webruntime/api     what stands before /services/data there
  --limit 2000              how many products at most
  --to recorded-shop        the folder that is written

  --help, --version

Pictures that are files of the folder are copied; an import needs addresses, so put them on a server first. Ends with 0 when all is
written, with 1 when the site stopped answering, and with 2 when what was typed made no sense.`
