import { openPageStore } from '../../src/server/page-store.js'
import { openStorageSetting } from '../../src/server/storage-setting.js'

// Publishes one version after the other until it is killed. Every word of a version is its number.
const [, , setting = '', id = ''] = process.argv
const store = await openPageStore({ storage: await openStorageSetting(setting, { name: 'VITRINE_PAGES', base: 'vitrine-pages' }) })
process.stdout.write('ready\n')
for (;;) {
  const { revision, page } = store.read(id)
  const title = `${Number((page as { title: string }).title) + 1}`
  await store.save(id, { page: { ...(page as object), title, nodes: [{ html: 'p', children: [title.repeat(500)] }] }, basedOn: revision })
  await store.publish(id, revision + 1)
}
