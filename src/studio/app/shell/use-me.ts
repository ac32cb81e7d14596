import { useEffect, useState } from 'react'
import type { Me } from '../../../pages/document/pages-api.js'
import type { PageClient } from '../session/page-client.js'

/** Asks once for the signed-in person. */
export function useMe(client: PageClient): Me | undefined {
  const [me, setMe] = useState<Me>()
  useEffect(() => {
    let gone = false
    void client.me().then((answer) => !gone && 'done' in answer && setMe(answer.done))
    return () => {
      gone = true
    }
  }, [client])
  return me
}
