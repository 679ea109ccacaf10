import { Actions } from '../components/Actions.tsx'
import { Info } from '../components/Info.tsx'

export default function Home() {
  return (
    <main>
      <appkit-button />
      <Actions />
      <Info />
    </main>
  )
}
