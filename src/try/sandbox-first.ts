import { exampleExtensions } from '../example/extensions.js'
import { startSandboxInPage } from '../sandbox/in-page.js'

// Before any block is defined: the first of them asks the platform at once.
void startSandboxInPage({ extensions: exampleExtensions })
