import { ExternalLink } from '../../components/ExternalLink.tsx'
import { Footnote } from '../../components/Footnote.tsx'
import { useStore } from '../../hooks/useStore.ts'
import { safeLink } from '../../links/safeLink.ts'
import { useMessages } from '../../messages/MessagesContext.ts'
import { useKit } from '../../provider/useKit.ts'

/** The host's terms and privacy policy, where it has them. */
export function Legal() {
  const kit = useKit()
  const { connect } = useMessages()
  const { termsConditionsUrl, privacyPolicyUrl } = useStore(kit.stores.options)
  const links = [
    { link: safeLink(termsConditionsUrl), text: connect.terms },
    { link: safeLink(privacyPolicyUrl), text: connect.privacy },
  ].flatMap(({ link, text }) =>
    link
      ? [
          <ExternalLink key={text} link={link}>
            {text}
          </ExternalLink>,
        ]
      : [],
  )
  const [first, second] = links
  if (!first) return null
  const [before, after] = connect.legal.split('{links}')
  const [, between] = connect.legalBoth.split(/\{terms\}(.*)\{privacy\}/)
  return (
    <Footnote>
      {before}
      {first}
      {second && between}
      {second}
      {after}
    </Footnote>
  )
}
