import type { Session } from '@wallet-kit/react/session'
import { cookieToInitialState } from '@wallet-kit/sdk/cookies'
import type { GetServerSideProps } from 'next'
import { getSignIn } from '../../server/getSignIn.ts'
import { toHeaders } from '../../server/toHeaders.ts'
import { Page } from '../Page.tsx'
import { SignedIn } from '../SignedIn.tsx'
import type { VisitProps } from '../VisitProps.ts'

interface HomeProps {
  readonly session: Session | null
}

/** The account of the last visit and the session, so that the page arrives with both. */
export const getServerSideProps: GetServerSideProps<HomeProps & VisitProps> = async ({ req }) => {
  const session = await getSignIn().getSession({ headers: toHeaders(req.headers) })
  return { props: { session, initialState: cookieToInitialState(req.headers.cookie) ?? null } }
}

export default function Home({ session }: HomeProps) {
  return (
    <Page file="src/pages/index.tsx">
      <SignedIn session={session} />
    </Page>
  )
}
