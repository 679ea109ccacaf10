import { Page } from '../Page.tsx'
import { readSettings } from '../readSettings.ts'
import { SignedIn } from '../SignedIn.tsx'

const { signIn } = readSettings()

export default function Home() {
  return <Page file="src/routes/home.tsx">{signIn && <SignedIn />}</Page>
}
