import { ExternalLink } from '../../components/ExternalLink.tsx'
import { Footnote } from '../../components/Footnote.tsx'
import { useStore } from '../../hooks/useStore.ts'
import { type SafeLink, safeLink } from '../../links/safeLink.ts'
import { useMessages } from '../../messages/MessagesContext.ts'
import type { FormatTag } from '../../messages/MessageValues.ts'
import { useKit } from '../../provider/useKit.ts'
import { connectMessages } from './connectMessages.ts'

/** The host app's terms and privacy policy, where it has them. */
export function Legal() {
  const kit = useKit()
  const message = useMessages(connectMessages)
  const { termsConditionsUrl, privacyPolicyUrl } = useStore(kit.stores.options)
  const termsLink = safeLink(termsConditionsUrl)
  const privacyLink = safeLink(privacyPolicyUrl)
  const terms = termsLink && linkTo(termsLink)
  const privacy = privacyLink && linkTo(privacyLink)
  if (terms && privacy) return <Footnote>{message('legal', { terms, privacy })}</Footnote>
  if (terms) return <Footnote>{message('legalTerms', { terms })}</Footnote>
  if (privacy) return <Footnote>{message('legalPrivacy', { privacy })}</Footnote>
  return null
}

function linkTo(link: SafeLink): FormatTag {
  return (text) => <ExternalLink link={link}>{text}</ExternalLink>
}
