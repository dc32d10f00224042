import { serve } from '@setapak/worker-pool/worker';
import { encodeAvatar } from './encode-avatar.ts';

serve({ encodeAvatar });
