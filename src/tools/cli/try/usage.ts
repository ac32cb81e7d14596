/** Text of `--help`, which also stands below every complaint. */
export const usage = `npx vitrine try [options]

Shows the example shop with the sandbox behind it, or a shop with your own products, consultants, pictures and pages. Nothing is installed
and nothing leaves this machine, but for pictures that your data name by an address.

  --data folder     your data: the CSV of Shopify or Salesforce, a Google Merchant feed, schema.org JSON-LD or JSON
  --watch           shows a file of your data as soon as it changes
  --reset           begins anew, without the carts and orders of the last time
  --port 4173       the port of the shop; the next two are needed, too
  --help, --version

Ends with Ctrl+C; with 1 when the shop cannot open, and with 2 when it made no sense.`
