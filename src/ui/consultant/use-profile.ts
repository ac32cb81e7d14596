import type { Consultant, ConsultantProfile } from '../../commerce/domain/consultant/consultant-gateway.js'
import { askerOf } from '../../commerce/domain/consultant/find-consultant.js'
import { useQuery } from '../hooks/use-query.js'
import { useLazy } from '../hooks/use-lazy.js'
import { useShop } from '../hooks/use-shop.js'

/** The profile of a consultant: nothing is asked while there is none, and of whom there is no moniker, no profile is known. */
export function useProfile(
  consultant: Pick<Consultant, 'moniker' | 'alternateMoniker'> | undefined,
): ReturnType<typeof useQuery<ConsultantProfile | undefined>> {
  const shop = useShop()
  const consultants = useLazy(shop.consultants)
  const moniker = consultant && (consultant.moniker || consultant.alternateMoniker || '')
  return useQuery(moniker, async (signal) => (moniker ? (await consultants()).profile(moniker, signal, () => askerOf(shop)) : undefined))
}
