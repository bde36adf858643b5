<?php
/**
 * A widget for the widget areas of classic themes, one for each of the manifest.
 *
 * @package Cityguide
 */

namespace Cityguide;

add_action(
	'widgets_init',
	static function () {
		foreach ( get_widgets() as $widget ) {
			register_widget( new Legacy_Widget( $widget ) );
		}
	}
);

// Where widget areas take blocks, editors see the blocks alone.
add_filter(
	'widget_types_to_hide_from_legacy_widget_block',
	static function ( array $hidden ) {
		foreach ( array_keys( get_widgets() ) as $name ) {
			$hidden[] = 'cityguide-' . $name;
		}
		return $hidden;
	}
);

/** Prints a mount point into a widget area; its form has a field for each option. */
class Legacy_Widget extends \WP_Widget {

	/**
	 * The widget of the manifest.
	 *
	 * @var array
	 */
	private $definition;

	/**
	 * @param array $definition Of the manifest.
	 */
	public function __construct( array $definition ) {
		$this->definition = $definition;
		parent::__construct(
			'cityguide-' . $definition['name'],
			'Cityguide: ' . translate_text( $definition['title'] ),
			array(
				'description'                 => translate_text( $definition['help'] ),
				'show_instance_in_rest'       => true,
				'customize_selective_refresh' => false,
			)
		);
	}

	/**
	 * @param array $args     Of the area.
	 * @param array $instance The options.
	 */
	public function widget( $args, $instance ) {
		$html = render_mount_point( $this->definition['name'], (array) $instance );
		if ( '' !== $html ) {
			// The area's markup is the theme's, the mount point is escaped where it is made.
			echo $args['before_widget'] . $html . $args['after_widget'];
		}
	}

	/**
	 * @param array $new_instance As sent by the form.
	 * @param array $old_instance
	 */
	public function update( $new_instance, $old_instance ) {
		$kept = array();
		foreach ( $this->definition['options']['properties'] as $name => $schema ) {
			$text = sanitize_text_field( format_value( $new_instance[ $name ] ?? '' ) );
			if ( '' !== $text ) {
				$kept[ $name ] = $text;
			}
		}
		return $kept;
	}

	/**
	 * @param array $instance The options.
	 */
	public function form( $instance ) {
		foreach ( $this->definition['options']['properties'] as $name => $schema ) {
			$texts = translate_option( $schema );
			$id    = $this->get_field_id( $name );
			printf( '<p><label for="%s">%s</label>', esc_attr( $id ), esc_html( $texts['title'] ) );
			$this->print_field( $name, $schema, format_value( $instance[ $name ] ?? '' ) );
			printf( '<span class="description">%s</span></p>', esc_html( $texts['description'] ) );
		}
	}

	/**
	 * @param string $name   Of the option.
	 * @param array  $schema Of the option.
	 * @param string $value  As it is kept.
	 */
	private function print_field( string $name, array $schema, string $value ): void {
		$id      = $this->get_field_id( $name );
		$choices = 'boolean' === ( $schema['type'] ?? '' ) ? array( 'true', 'false' ) : ( $schema['enum'] ?? array() );
		if ( ! $choices ) {
			printf( '<input class="widefat" id="%s" name="%s" value="%s">', esc_attr( $id ), esc_attr( $this->get_field_name( $name ) ), esc_attr( $value ) );
			return;
		}
		printf( '<select class="widefat" id="%s" name="%s"><option value="">%s</option>', esc_attr( $id ), esc_attr( $this->get_field_name( $name ) ), esc_html__( 'Default', 'cityguide' ) );
		foreach ( $choices as $choice ) {
			printf( '<option %s>%s</option>', selected( $value, $choice, false ), esc_html( $choice ) );
		}
		echo '</select>';
	}
}
