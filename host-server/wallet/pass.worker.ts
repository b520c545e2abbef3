import { serve } from '../core/worker.thread.ts'
import { type PassParts, passOf } from './pass.ts'

serve((parts: PassParts) => passOf(parts))
