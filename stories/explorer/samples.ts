import { store } from '../../src/blocks/store/store.block.js'
import { viewId } from '../../src/sandbox/routes/ui-api-lists.js'
import { sectionIdOf } from '../../src/sandbox/view/layout-view.js'
import { createThing } from '../../src/sandbox/world/records/record-changes.js'
import { objectNamed } from '../../src/sandbox/world/records/record-objects.js'
import { changeableRecordState, thingsOf, type Viewer } from '../../src/sandbox/world/records/record-things.js'
import { sessionOf } from '../../src/sandbox/world/shop/sessions.js'
import type { World } from '../../src/sandbox/world/world.js'
import { addShopSamples, type ShopSamples, shopSamplesIn } from './shop-samples.js'

/** Records that the examples are about, those of the signed-in person. */
export interface Samples extends ShopSamples {
  /** Name of the signed-in person. */
  signedIn: string | undefined
  account: string
  contact: string
  /** Another contact of hers. */
  friend: string
  document: string
  /** The id of the list view AllContacts. */
  view: string
  /** The name of a list view of her own, which she may change. */
  ownView: string
  /** Id of a section in the contact's full layout. */
  section: string
  communityId: string
}

const ownView = 'Favoriten'

/** Puts into the world what a fresh customer does not have, so that every example finds something. */
export function addSamples(world: World): void {
  const viewer = viewerIn(world)
  createThing(viewer, 'ContentDocument', { Title: 'Pflegeplan' })
  createThing(viewer, 'Contact', { FirstName: 'Mara', LastName: 'Linde', Email: 'mara.linde@example.org' })
  const { accountId } = viewer.customer
  const view = { objectApiName: 'Contact', listViewApiName: ownView, accountId, body: { label: ownView } }
  changeableRecordState(world).listViews[`${accountId} Contact.${ownView}`] = view
  if (signedInTo(world)) addShopSamples(world, viewer.customer)
}

/** Reads the samples from the world, without a request: the examples are there in any weather. */
export function samplesIn(world: World): Samples {
  const viewer = viewerIn(world)
  const own = (apiName: string, place = 0) => thingsOf(viewer, apiName)[place]?.id ?? ''
  const contact = objectNamed('Contact')
  return {
    ...shopSamplesIn(world, viewer.customer),
    signedIn: signedInTo(world) && `${viewer.customer.firstName} ${viewer.customer.lastName}`,
    account: viewer.customer.accountId,
    contact: own('Contact'),
    friend: own('Contact', 1),
    document: own('ContentDocument'),
    view: viewId('Contact', 'AllContacts'),
    ownView,
    section: contact ? sectionIdOf(contact, 'System') : '',
    communityId: store.fields.communityId.default,
  }
}

const signedInTo = (world: World) => sessionOf(world, world.state.client.sid ?? world.state.scene.client.sid)

/** Guests are shown the records of a customer: that the platform refuses them is worth seeing. */
function viewerIn(world: World): Viewer & { customer: NonNullable<Viewer['customer']> } {
  const session = signedInTo(world)
  const customer =
    (session && world.directory.byUserId.get(session.userId)) ?? world.facts.customers.find(({ firstTimeLogin }) => !firstTimeLogin)
  if (!customer) throw new Error('The sandbox has no customers.')
  return { world, customer }
}
