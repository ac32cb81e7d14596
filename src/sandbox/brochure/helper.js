// The script that the catalogue asks a shop to load before its frame: it says who it is, and touches nothing on the page.
export const catalogue = Object.freeze({ name: 'Lindenrose Online Kataloge', messages: Object.freeze(['add-to-bag']) })
