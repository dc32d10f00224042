import { serve } from '@setapak/worker-pool/worker';
import { encodeAvatar } from './encode-avatar.ts';
import { encodePage, encodeSocialCard } from './encode-page.ts';

serve({ encodeAvatar, encodePage, encodeSocialCard });
