import { cookieToInitialState } from '@wallet-kit/sdk/cookies'
import type { GetServerSideProps } from 'next'
import { Page } from '../Page.tsx'
import { readSettings } from '../readSettings.ts'
import { SignedIn } from '../SignedIn.tsx'
import type { VisitProps } from '../VisitProps.ts'

const { signIn } = readSettings()

/** The account of the last visit, so that the page arrives with it. */
export const getServerSideProps: GetServerSideProps<VisitProps> = async ({ req }) => {
  return { props: { initialState: cookieToInitialState(req.headers.cookie) ?? null } }
}

export default function Home() {
  return <Page file="src/pages/index.tsx">{signIn && <SignedIn />}</Page>
}
