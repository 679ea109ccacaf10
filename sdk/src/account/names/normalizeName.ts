import { ens_normalize } from '@adraffy/ens-normalize'

/** A name normalised by ENSIP-15; a file of its own, because an import of the whole library would be a larger chunk. */
export function normalizeName(name: string): string {
  return ens_normalize(name)
}
