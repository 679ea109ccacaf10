import { createFileRoute } from '@tanstack/react-router'
import { Page } from '../Page.tsx'
import { readSettings } from '../readSettings.ts'
import { SignedIn } from '../SignedIn.tsx'

const { signIn } = readSettings()

export const Route = createFileRoute('/')({ component: Home })

function Home() {
  return <Page file="src/routes/index.tsx">{signIn && <SignedIn />}</Page>
}
