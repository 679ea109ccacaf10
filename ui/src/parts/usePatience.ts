import { useEffect, useState } from 'react'

/**
 * True after `limit` ms of waiting: then the message changes to what the user can
 * do. Restarts when `subject` changes.
 */
export function usePatience(isWaiting: boolean, subject: unknown, limit = 10_000): boolean {
  const [spent, setSpent] = useState<{ readonly subject: unknown }>()
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(() => setSpent({ subject }), limit)
    return () => clearTimeout(timer)
  }, [isWaiting, subject, limit])
  return isWaiting && spent !== undefined && spent.subject === subject
}
