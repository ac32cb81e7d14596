// The same for shops that load it with a script element, as most hosts have it: a global of its own, nothing else.
globalThis.lindenroseCatalogue = Object.freeze({ name: 'Lindenrose Online Kataloge', messages: Object.freeze(['add-to-bag']) })
