import { exampleExtensions } from '../../pages/demo-site/extensions.js'
import { startSandboxInPage } from '../../sandbox/in-page.js'

// The sandbox starts before any block is defined: the first of them sends a request at once.
void startSandboxInPage({ extensions: exampleExtensions })
