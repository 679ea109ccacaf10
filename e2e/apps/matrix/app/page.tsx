import { Account } from '../src/Account.tsx'

export default function Home() {
  return <Account />
}
