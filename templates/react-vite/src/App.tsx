import { Page } from './Page.tsx'
import { readSettings } from './readSettings.ts'
import { SignedIn } from './SignedIn.tsx'

const { signIn } = readSettings()

export function App() {
  return <Page file="src/App.tsx">{signIn && <SignedIn />}</Page>
}
