import { Footnote } from '../../parts/Footnote.tsx'
import { useConsent } from './useConsent.ts'
import { useLegalText } from './useLegalText.tsx'

/** Consent implied by connecting, where the host app names documents and does not ask for a tick. */
export function LegalNote() {
  const { isRequired } = useConsent()
  const text = useLegalText('legalNote')
  return text && !isRequired ? <Footnote>{text}</Footnote> : null
}
