import { usePatience } from '../usePatience.ts'

/** Until a message says that loading takes long, in ms. */
const patience = 3_000

/** True when something has been loading for 3 s. Restarts when `subject` changes. */
export function useIsSlow(isLoading: boolean, subject: unknown): boolean {
  return usePatience(isLoading, subject, patience)
}
