import { ens_normalize } from '@adraffy/ens-normalize'

/** A name normalised by ENSIP-15. */
export function normalizeName(name: string): string {
  return ens_normalize(name)
}
