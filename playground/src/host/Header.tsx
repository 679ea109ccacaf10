import { type AppKit, ConnectButton } from '@wallet-kit/react'
import { ThemeToggle } from './ThemeToggle.tsx'
import { Wordmark } from './Wordmark.tsx'

export function Header({ kit }: { kit: AppKit | undefined }) {
  return (
    <header className="site-header">
      <Wordmark />
      <nav aria-label="Site">
        <a href="#shelf-title">Shelf</a>
        <a href="#card-title">Your card</a>
        <a href="#counter-title">Counter</a>
      </nav>
      <div className="header-tools">
        <ThemeToggle kit={kit} />
        {kit && <ConnectButton />}
      </div>
    </header>
  )
}
