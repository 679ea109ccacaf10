import { useMessages } from '../../foundation/messages/MessagesContext.ts'
import { styled } from '../../foundation/styles/styled.tsx'
import { cssVar } from '../../foundation/theme/cssVar.ts'
import { size } from '../../foundation/theme/size.ts'
import { textSize } from '../../foundation/theme/textSize.ts'
import { loginMessages } from './messages/login.ts'

const Text = styled('p')({
  margin: 0,
  padding: `${size(4)} ${size(8)}`,
  textAlign: 'center',
  fontSize: textSize(14),
  lineHeight: 1.5,
  color: cssVar('textSecondary'),
  textWrap: 'balance',
})

const Digits = styled('strong')({
  display: 'block',
  fontSize: textSize(28),
  fontWeight: 600,
  lineHeight: 1.35,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '0.06em',
  color: cssVar('text'),
})

export interface LinkNumberProps {
  /** Digits that the page of the link shows, too. */
  readonly code: string
}

/** The number by which a visitor knows that the link of an e-mail is of this login. */
export function LinkNumber({ code }: LinkNumberProps) {
  const message = useMessages(loginMessages)
  return (
    <Text data-testid="w3m-email-link-number">
      <Digits>{code}</Digits> {message('deviceCode')}
    </Text>
  )
}
