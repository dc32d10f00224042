import { serve } from '@setapak/worker-pool/worker';
import { bundle } from './bundle.ts';

serve({ bundle });
