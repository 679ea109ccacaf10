import type { ReactNode } from 'react'
import { safeLink } from '../../foundation/links/safeLink.ts'
import { useMessages } from '../../foundation/messages/MessagesContext.ts'
import type { FormatTag } from '../../foundation/messages/MessageValues.ts'
import { shellMessages } from '../../foundation/messages/shellMessages.ts'
import { useStore } from '../../kit/hooks/useStore.ts'
import { useKit } from '../../kit/provider/useKit.ts'
import { ExternalLink } from '../../parts/ExternalLink.tsx'

/**
 * Names the host app's terms and privacy policy; `undefined` without any.
 *
 * @param kind `legalNote`: what connecting implies. `legalAgree`: the label of the checkbox, which also names a document whose
 *   address may not be linked.
 */
export function useLegalText(kind: 'legalNote' | 'legalAgree'): ReactNode {
  const kit = useKit()
  const message = useMessages(shellMessages)
  const { termsConditionsUrl, privacyPolicyUrl } = useStore(kit.stores.options)
  const toTag = (address: string | undefined): FormatTag | undefined => {
    const link = safeLink(address)
    if (link) return (text) => <ExternalLink link={link}>{text}</ExternalLink>
    return address && kind === 'legalAgree' ? (text) => text : undefined
  }
  const terms = toTag(termsConditionsUrl)
  const privacy = toTag(privacyPolicyUrl)
  if (terms && privacy) return message(kind, { terms, privacy })
  if (terms) return message(`${kind}Terms`, { terms })
  if (privacy) return message(`${kind}Privacy`, { privacy })
  return undefined
}
