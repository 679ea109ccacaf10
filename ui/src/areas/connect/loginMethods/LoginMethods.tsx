import type { SocialProvider } from '@wallet-kit/sdk'
import { useMessages } from '../../../foundation/messages/MessagesContext.ts'
import { styled } from '../../../foundation/styles/styled.tsx'
import { cssVar } from '../../../foundation/theme/cssVar.ts'
import { size } from '../../../foundation/theme/size.ts'
import { textSize } from '../../../foundation/theme/textSize.ts'
import { loginMethodsMessages } from '../messages/loginMethods.ts'
import { EmailForm } from './EmailForm.tsx'
import { SocialButtons } from './SocialButtons.tsx'

const Line = styled('div')({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: size(10),
  minBlockSize: size(20),
  color: cssVar('textSecondary'),
  fontSize: textSize(14),
  lineHeight: 1.4,
  '&::before, &::after': { content: '""', flex: 1, borderBlockStart: `1px solid ${cssVar('border')}` },
})

/** Between the ways to log in and the wallets. */
export function OrLine({ testId }: { readonly testId: string }) {
  return <Line data-testid={testId}>{useMessages(loginMethodsMessages)('or')}</Line>
}

/** Logs in with an e-mail address. */
export function EmailMethod() {
  return <EmailForm />
}

/** Logs in at a social network. */
export function SocialMethod({ socials }: { readonly socials: readonly SocialProvider[] }) {
  return <SocialButtons socials={socials} />
}
