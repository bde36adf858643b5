export * from '@wordpress/interactivity';
