import { useEffect, useState } from 'react'

/**
 * True once something has been waited for during `limit` ms: then the words change to what the visitor can
 * do. Starts anew with every other `subject`.
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
