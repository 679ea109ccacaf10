import { useContext } from 'react'
import { useStore } from '../../kit/hooks/useStore.ts'
import { useKit } from '../../kit/provider/useKit.ts'
import { ConsentContext } from '../ConsentContext.ts'

export interface ConsentState {
  /** The visitor has to agree: `features.legalCheckbox`, and the host app names terms or a privacy policy. */
  readonly isRequired: boolean
  readonly isGiven: boolean
  setGiven(isGiven: boolean): void
}

/** Whether the visitor has agreed to the host app's documents. Other documents need another agreement. */
export function useConsent(): ConsentState {
  const kit = useKit()
  const { features, termsConditionsUrl, privacyPolicyUrl } = useStore(kit.stores.options)
  const { documents: agreed, agree } = useContext(ConsentContext)
  const documents = JSON.stringify([termsConditionsUrl, privacyPolicyUrl])
  return {
    isRequired: features.legalCheckbox && Boolean(termsConditionsUrl || privacyPolicyUrl),
    isGiven: agreed === documents,
    setGiven: (isGiven) => agree(isGiven ? documents : ''),
  }
}
