import { index, type RouteConfig, route } from '@react-router/dev/routes'

export default [
  index('routes/home.tsx'),
  route('api/auth/*', 'routes/auth.ts'),
  route('api/visitor', 'routes/visitor.ts'),
] satisfies RouteConfig
