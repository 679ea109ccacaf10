import { createMiddleware, createStart } from '@tanstack/react-start'
import { contentSecurityPolicy } from './contentSecurityPolicy'

const policy = createMiddleware().server(async ({ next }) => {
  const result = await next()
  // The development server has scripts and sockets of its own.
  if (import.meta.env.PROD) result.response.headers.set('Content-Security-Policy', contentSecurityPolicy())
  return result
})

export const startInstance = createStart(() => ({ requestMiddleware: [policy] }))
