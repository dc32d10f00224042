import { serve } from '@setapak/worker-pool/worker';
import { encodeAvatar, encodePhotograph, encodePicture } from './encode-avatar.ts';
import { encodeScan } from './encode-scan.ts';
import { encodePage, encodePng } from './encode-page.ts';

serve({ encodeAvatar, encodePhotograph, encodePicture, encodeScan, encodePage, encodePng });
